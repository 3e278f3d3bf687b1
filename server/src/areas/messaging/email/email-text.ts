/** Something that is told with others: what it is about, and how it is. */
export interface Entry {
  readonly what: string
  readonly how: string
  /** Whether something is the matter, or is over; else it is told alone. */
  readonly tone: 'bad' | 'good' | 'plain'
}

/** An email in words: the same for the text and for HTML. */
export interface EmailText {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly entries?: readonly Entry[]
  /** Of an email about one thing that is the matter, or over. */
  readonly tone?: Entry['tone']
  /** A word, and what stands for it. */
  readonly facts?: readonly (readonly [string, string])[]
  readonly button?: { readonly label: string; readonly link: string }
  /** Where people choose which of these emails they get. */
  readonly manage?: { readonly label: string; readonly link: string }
  /** Small print beneath. */
  readonly notes?: readonly string[]
}
