import type { Remote } from '@roundboard/contract'
import type { RemoteMessages } from '../shared/messages/remote.ts'

const othersNamed = 2

/** A person's name, or the number of a phone. */
export const byText = (
  { name, pass }: { readonly name: string; readonly pass: number | null },
  messages: Pick<RemoteMessages, 'phoneFrom'>,
) => (pass === null ? name : messages.phoneFrom({ pass, name }))

export function otherPhonesText(
  others: Remote['others'],
  messages: Pick<RemoteMessages, 'otherPhones' | 'phoneFrom'>,
): string {
  const named = others.slice(0, othersNamed).map((other) => byText(other, messages))
  return messages.otherPhones({ who: named.join('; '), more: others.length - named.length })
}

/** How many of the location's screens are online. */
export const screensText = (
  { connected, all }: Remote['walls'],
  messages: Pick<RemoteMessages, 'screens' | 'someScreens'>,
) =>
  connected === all ? messages.screens({ all }) : messages.someScreens({ online: connected, all })
