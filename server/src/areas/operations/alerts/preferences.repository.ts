import type { Executor } from '../../../platform/database/database.ts'
import { saveRow } from '../../../platform/database/rows.ts'
import type { AlertPreferencesRow, WebhookRow } from '../../../platform/database/schema.ts'

export const findPreferences = (
  on: Executor,
  userId: string,
): Promise<AlertPreferencesRow | undefined> =>
  on.selectFrom('alertPreferences').selectAll().where('userId', '=', userId).executeTakeFirst()

export const savePreferences = (on: Executor, row: AlertPreferencesRow) =>
  saveRow(on, 'alertPreferences', row)

export const findWebhook = (
  on: Executor,
  by: 'userId' | 'id',
  value: string,
): Promise<WebhookRow | undefined> =>
  on.selectFrom('webhooks').selectAll().where(by, '=', value).executeTakeFirst()

export async function saveWebhook(on: Executor, row: WebhookRow): Promise<void> {
  const { url, secret, secretSince } = row
  await on
    .insertInto('webhooks')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ url, secret, secretSince }))
    .execute()
}

export const deleteWebhook = (on: Executor, userId: string) =>
  on.deleteFrom('webhooks').where('userId', '=', userId).execute()
