import type { Handling } from '../../platform/http/handle.ts'
import type { Platform } from '../../platform/platform.ts'
import { createFaceService } from './branding/branding.service.ts'
import { faceRoutes } from './branding/branding.routes.ts'
import { createMail } from './email/mail.service.ts'

export type Messaging = ReturnType<typeof createMessaging>['services']

/** Email and the franchise's branding. */
export function createMessaging({ config, read, write, changes, jobs }: Platform) {
  const face = createFaceService({ read, write, changes })
  const mail = createMail({ config, jobs, face })
  return {
    services: { face, mail },
    serve: (handling: Handling) => {
      faceRoutes(handling, face)
    },
  }
}
