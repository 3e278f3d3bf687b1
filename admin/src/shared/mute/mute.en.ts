export const en = {
  mute: 'Mute until…',
  muteOf: (name: string) => `Mute until…: ${name}`,
  until: (when: string) => `Until ${when}`,
  untilItOpens: (when: string) => `Until it opens: ${when}`,
  muted: (name: string, when: string) => `${name} is muted until ${when} local time.`,
  mutedUntil: (when: string) => `Muted until ${when}`,
  mutedBy: (when: string, who: string) => `Muted until ${when} by ${who}`,
  unmute: 'Unmute',
  unmuteOf: (name: string) => `Unmute: ${name}`,
  unmuted: (name: string) => `${name} is no longer muted.`,
}
export type MuteWords = typeof en
