interface Policies {
  readonly trustedTypes?: {
    createPolicy(
      name: 'default',
      rules: {
        readonly createHTML: (text: string) => string | null
        readonly createScriptURL: (url: string) => string | null
      },
    ): unknown
  }
}

/**
 * Installs the page's only Trusted Types policy. Mantine fills style elements as HTML, and text
 * without `<` can't add an element. Scripts are the product's own files: the content security
 * policy allows no other origin, and no upload ends in .js.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as Policies
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (url) => (/^[^?#]+\.[jt]s(\?|$)/.test(url) ? url : null),
  })
}
