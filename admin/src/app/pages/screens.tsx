import { useEffect } from 'react'

/** The server serves the screen app at this address. */
export function ScreensRoute() {
  useEffect(() => {
    window.location.reload()
  }, [])
  return null
}
