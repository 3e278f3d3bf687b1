import { ForgotPage } from '../../features/auth/forgot-page.tsx'

export function ForgotPasswordRoute() {
  return <ForgotPage />
}
