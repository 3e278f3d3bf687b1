export const en = {
  mute: 'Mute until …',
  muteOf: (name: string) => `Mute until …: ${name}`,
  until: (when: string) => `Until ${when}`,
  untilItOpens: (when: string) => `Until it opens: ${when}`,
  muted: (name: string, when: string) => `Nobody is told of ${name} until ${when} there.`,
  mutedUntil: (when: string) => `Muted until ${when}`,
  mutedBy: (when: string, who: string) => `Muted until ${when} by ${who}`,
  unmute: 'Unmute',
  unmuteOf: (name: string) => `Unmute: ${name}`,
  unmuted: (name: string) => `People are told of ${name} again.`,
}
export type MuteWords = typeof en
