import { calls } from '@roundboard/contract'
import { handle, type HttpApp } from '../../../platform/http/handle.ts'
import type { NoticesService } from './notices.service.ts'
import type { AcknowledgementsService } from './acknowledgements.service.ts'
import type { MutesService } from './mutes.service.ts'
import type { PreferencesService } from './preferences.service.ts'
import type { OrganizationWebhooksService } from './organization-webhooks.service.ts'
import type { WebhooksService } from './webhooks.service.ts'

export function alertsRoutes(
  handling: HttpApp,
  services: {
    bell: NoticesService
    preferences: PreferencesService
    webhooks: WebhooksService
    mutes: MutesService
    acknowledgements: AcknowledgementsService
    organization: OrganizationWebhooksService
  },
): void {
  const { bell, preferences, webhooks, mutes, acknowledgements, organization } = services
  handle(handling, calls.listAlerts, ({ actor }) => bell.list(actor))
  handle(handling, calls.readAlerts, ({ actor, body }) => bell.read(actor, body))
  handle(handling, calls.getAlertPreferences, ({ actor }) => preferences.get(actor))
  handle(handling, calls.updateAlertPreferences, ({ actor, body }) =>
    preferences.update(actor, body),
  )
  handle(handling, calls.setWebhook, ({ actor, body }) => webhooks.set(actor, body))
  handle(handling, calls.deleteWebhook, async ({ actor }) => {
    await webhooks.delete(actor)
    return preferences.get(actor)
  })
  handle(handling, calls.testWebhook, ({ actor }) => webhooks.test(actor))
  handle(handling, calls.listOrganizationWebhooks, ({ actor }) => organization.list(actor))
  handle(handling, calls.createOrganizationWebhook, ({ actor, body }) =>
    organization.create(actor, body),
  )
  handle(handling, calls.updateOrganizationWebhook, ({ actor, params, body }) =>
    organization.update(actor, params.id, body),
  )
  handle(handling, calls.deleteOrganizationWebhook, ({ actor, params }) =>
    organization.delete(actor, params.id),
  )
  handle(handling, calls.testOrganizationWebhook, ({ actor, params }) =>
    organization.test(actor, params.id),
  )
  handle(handling, calls.listWebhookDeliveries, ({ actor, params }) =>
    organization.listDeliveries(actor, params.id),
  )
  handle(handling, calls.resendWebhookDelivery, ({ actor, params }) =>
    organization.resend(actor, params.id, params.delivery),
  )
  handle(handling, calls.getLocationOutage, ({ actor, params }) =>
    acknowledgements.get(actor, params.id),
  )
  handle(handling, calls.acknowledgeOutage, ({ actor, params, body }) =>
    acknowledgements.acknowledge(actor, params.id, body.note),
  )
  handle(handling, calls.withdrawAcknowledgement, ({ actor, params }) =>
    acknowledgements.withdraw(actor, params.id),
  )
  handle(handling, calls.getLocationMute, ({ actor, params }) => mutes.get(actor, params.id))
  handle(handling, calls.muteLocation, ({ actor, params, body }) =>
    mutes.mute(actor, params.id, body.until),
  )
  handle(handling, calls.unmuteLocation, ({ actor, params }) => mutes.unmute(actor, params.id))
}
