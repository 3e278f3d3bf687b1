import { calls } from '@roundboard/contract'
import { handle, type HttpApp } from '../../platform/http/handle.ts'
import type { Platform } from '../../platform/platform.ts'
import { createBrandingService } from './branding/branding.service.ts'
import { createMail } from './email/mail.service.ts'

export type Messaging = ReturnType<typeof createMessaging>['services']

/** Email and the franchise's branding. */
export function createMessaging({ config, read, write, changes, jobs }: Platform) {
  const branding = createBrandingService({ read, write, changes })
  const mail = createMail({ config, jobs, branding })
  return {
    services: { branding, mail },
    serve: (handling: HttpApp) => {
      handle(handling, calls.getBranding, ({ actor }) => branding.read(actor))
      handle(handling, calls.updateBranding, ({ actor, body }) => branding.update(actor, body))
    },
  }
}
