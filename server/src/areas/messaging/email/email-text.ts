/** One of several things in an email: its title and details. */
export interface Entry {
  readonly what: string
  readonly how: string
  /** Whether it is a problem, is over, or is neutral. */
  readonly tone: 'bad' | 'good' | 'plain'
}

/** An email in words, for both text and HTML. */
export interface EmailText {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly entries?: readonly Entry[]
  /** For an email about a single problem or its end. */
  readonly tone?: Entry['tone']
  /** Labels and values. */
  readonly facts?: readonly (readonly [string, string])[]
  readonly button?: { readonly label: string; readonly link: string }
  /** A link to the settings for these emails. */
  readonly manage?: { readonly label: string; readonly link: string }
  /** Small print at the end. */
  readonly notes?: readonly string[]
}
