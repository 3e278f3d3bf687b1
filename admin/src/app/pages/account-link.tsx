import type { LinkPurpose } from '@roundboard/contract'
import { useLocation, useParams } from '@tanstack/react-router'
import { AccountLinkPage } from '../../areas/identity/sign-in/account-link-page.tsx'
import { useToDashboard } from './use-to-dashboard.ts'
import { SetUpPage } from '../../areas/identity/sign-in/set-up-page.tsx'
import { SignOnPage } from '../../areas/identity/sign-in/sign-on-page.tsx'

function AccountLinkRoute({ purpose }: { purpose: LinkPurpose }) {
  const { hash } = useLocation()
  const toDashboard = useToDashboard()
  return <AccountLinkPage key={hash} purpose={purpose} token={hash} onLoggedIn={toDashboard} />
}

export const InvitationRoute = () => <AccountLinkRoute purpose="invitation" />
export const ResetRoute = () => <AccountLinkRoute purpose="reset" />

export function SetUpRoute() {
  const { hash } = useLocation()
  return <SetUpPage token={hash} onLoggedIn={useToDashboard()} />
}

export function SignOnRoute() {
  const { token = '' } = useParams({ strict: false })
  return <SignOnPage token={token} onLoggedIn={useToDashboard()} />
}
