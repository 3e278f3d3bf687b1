import { LoginPage, SignedInNotice } from '../../areas/identity/sign-in/login-page.tsx'
import { useSession } from '../../shared/session/session.ts'
import { useToDashboard } from './use-to-dashboard.ts'

export function LoginRoute() {
  const { user } = useSession()
  const toDashboard = useToDashboard()
  return <LoginPage onLoggedIn={toDashboard} notice={user && <SignedInNotice user={user} />} />
}
