import { useNavigate, useParams, useLocation } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { LoginPage } from '../../features/auth/login-page.tsx'
import { SetUpPage } from '../../features/auth/set-up-page.tsx'
import { SignOnPage } from '../../features/auth/sign-on-page.tsx'
import { SignedInNotice } from '../../features/auth/signed-in-notice.tsx'
import { useSession } from '../../shared/session/session.ts'

function useToDashboard() {
  const navigate = useNavigate()
  return useCallback(() => void navigate({ to: '/admin/dashboard' }), [navigate])
}

export function LoginRoute() {
  const { user } = useSession()
  const toDashboard = useToDashboard()
  return <LoginPage onLoggedIn={toDashboard} notice={user && <SignedInNotice user={user} />} />
}

export function SignOnRoute() {
  const { token = '' } = useParams({ strict: false })
  return <SignOnPage token={token} onLoggedIn={useToDashboard()} />
}

export function SetUpRoute() {
  const { hash } = useLocation()
  return <SetUpPage token={hash} onLoggedIn={useToDashboard()} />
}

export function ScreensRoute() {
  useEffect(() => {
    window.location.reload()
  }, [])
  return null
}
