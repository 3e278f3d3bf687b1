import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { AlertsRegion } from '../shared/alerts/alerts-region.tsx'
import { appInfoQuery } from '../shared/api/app-info.ts'
import { isLoadFailure } from '../shared/api/api.ts'
import { applyBranding } from '../shared/theme/branding.ts'
import { Failed, Loading } from '../shared/ui/query-view.tsx'
import { useAppMessages } from '../shared/messages/app.ts'

export function RootLayout() {
  useBranding()
  return (
    <>
      <Suspense>
        <Outlet />
      </Suspense>
      <AlertsRegion />
    </>
  )
}

/** Applies the franchise's accent color, also when it changes. */
function useBranding() {
  const { data } = useQuery(appInfoQuery)
  useEffect(() => {
    if (data) applyBranding(data.consoleFace)
  }, [data])
}

export function PagePending() {
  return <Loading />
}

export function PageFailed({ error }: ErrorComponentProps) {
  const words = useAppMessages()
  const router = useRouter()
  const retry = async () => {
    if (!isLoadFailure(error)) {
      await router.invalidate()
      return
    }
    // The router caches failed loads. Only reloading the document retries.
    const { ok } = await fetch('/healthz').catch(() => ({ ok: false }))
    if (ok) window.location.reload()
  }
  return <Failed what={words.thePage} error={error} onRetry={() => void retry()} />
}
