import type { LinkPurpose } from '@roundboard/contract'
import { useParams } from '@tanstack/react-router'
import { AccountLinkPage } from '../../features/auth/account-link-page.tsx'
import { useToDashboard } from './use-to-dashboard.ts'

function AccountLinkRoute({ purpose }: { purpose: LinkPurpose }) {
  const { token = '' } = useParams({ strict: false })
  const toDashboard = useToDashboard()
  return <AccountLinkPage key={token} purpose={purpose} token={token} onLoggedIn={toDashboard} />
}

export const InvitationRoute = () => <AccountLinkRoute purpose="invitation" />
export const ResetRoute = () => <AccountLinkRoute purpose="reset" />
