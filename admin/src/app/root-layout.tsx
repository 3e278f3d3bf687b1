import { Outlet, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Suspense } from 'react'
import { AlertsRegion } from '../shared/alerts/alerts-region.tsx'
import { Failed, Loading } from '../shared/ui/query-view.tsx'
import { useAppWords } from './app.words.ts'

export function RootLayout() {
  return (
    <>
      <Suspense>
        <Outlet />
      </Suspense>
      <AlertsRegion />
    </>
  )
}

export function PagePending() {
  return <Loading />
}

export function PageFailed({ error }: ErrorComponentProps) {
  const words = useAppWords()
  const router = useRouter()
  return <Failed what={words.thePage} error={error} onRetry={() => void router.invalidate()} />
}
