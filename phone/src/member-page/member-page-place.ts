/** What the fragment of the page's address says: whose page, and which of its rounds; none: all of them. */
export interface MemberPagePlace {
  readonly key: string
  readonly round: number | null
}

export function placeIn(hash: string): MemberPagePlace | null {
  const [, key, round] = /^#([\w-]{22})(?:\/([1-9]))?$/.exec(hash) ?? []
  return key === undefined ? null : { key, round: round === undefined ? null : Number(round) }
}

export const hashOf = ({ key, round }: MemberPagePlace): string =>
  round === null ? `#${key}` : `#${key}/${String(round)}`
