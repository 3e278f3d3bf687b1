import { useEffect } from 'react'
import { useAppName } from '../api/app-info.ts'

/** Names the browser's tab: the page, and whose console it is. */
export function useTitle(page: string): void {
  const appName = useAppName()
  useEffect(() => {
    document.title = `${page} · ${appName}`
  }, [page, appName])
}
