import { useParams } from '@tanstack/react-router'
import { SignOnPage } from '../../areas/identity/sign-in/sign-on-page.tsx'
import { useToDashboard } from './use-to-dashboard.ts'

export function SignOnRoute() {
  const { token = '' } = useParams({ strict: false })
  return <SignOnPage token={token} onLoggedIn={useToDashboard()} />
}
