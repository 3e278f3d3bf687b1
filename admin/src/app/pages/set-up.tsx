import { useLocation } from '@tanstack/react-router'
import { SetUpPage } from '../../areas/identity/sign-in/set-up-page.tsx'
import { useToDashboard } from './use-to-dashboard.ts'

export function SetUpRoute() {
  const { hash } = useLocation()
  return <SetUpPage token={hash} onLoggedIn={useToDashboard()} />
}
