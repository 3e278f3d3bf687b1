import type { LinkPurpose } from '@roundboard/contract'
import { useLocation } from '@tanstack/react-router'
import { AccountLinkPage } from '../../areas/identity/sign-in/account-link-page.tsx'
import { useToDashboard } from './use-to-dashboard.ts'

function AccountLinkRoute({ purpose }: { purpose: LinkPurpose }) {
  const { hash } = useLocation()
  const toDashboard = useToDashboard()
  return <AccountLinkPage key={hash} purpose={purpose} token={hash} onLoggedIn={toDashboard} />
}

export const InvitationRoute = () => <AccountLinkRoute purpose="invitation" />
export const ResetRoute = () => <AccountLinkRoute purpose="reset" />
