// Written by `npm run messages` from admin/messages/en/member-page.json.
import en from '../../../messages/en/member-page.json'
import { messagesHook } from '../i18n/messages.ts'

export interface MemberPageMessages {
  readonly title: string
  readonly what: string
  readonly why: string
  readonly address: string
  readonly forDesk: string
  readonly qrCode: string
  readonly open: string
  readonly renew: string
  readonly sureRenew: (args: { location: string }) => string
  readonly renewDetail: string
  readonly renewed: string
  readonly none: string
}

export const useMemberPageMessages = messagesHook(en, {
  es: () => import('../../../messages/es/member-page.json'),
  fr: () => import('../../../messages/fr/member-page.json'),
}) as () => MemberPageMessages
