import { ForgotPage } from '../../areas/identity/sign-in/forgot-page.tsx'

export function ForgotPasswordRoute() {
  return <ForgotPage />
}
