const storageKey = 'mantine-color-scheme-value'

/** The chosen scheme at once, without the inline script that the content security policy forbids. */
export function paintSchemeBeforeReact() {
  const chosen = localStorage.getItem(storageKey)
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light'
}
