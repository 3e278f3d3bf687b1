import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { choosing, filter, isEnter } from './choosing.ts'

const ember: MantineColorsTuple = [
  '#FFF1EC',
  '#FFE0D6',
  '#FFC2AE',
  '#FF9E80',
  '#FF7A5C',
  '#FF5A36',
  '#E8451F',
  '#D63A15',
  '#B52D0E',
  '#8F2309',
]

const sand: MantineColorsTuple = [
  '#FAF7F2',
  '#F3EEE6',
  '#E9E3D9',
  '#DCD5C9',
  '#CBC3B6',
  '#A39C90',
  '#857E73',
  '#6B665E',
  '#45423D',
  '#24262B',
]

const ink: MantineColorsTuple = [
  '#ECEAE6',
  '#C9C6C0',
  '#A8A49C',
  '#85837F',
  '#3A3E46',
  '#2C2F36',
  '#23262C',
  '#1B1D22',
  '#131519',
  '#0E0F12',
]

const small = { defaultProps: { size: 'sm' } }

/** The console's look: dark ink on warm off-white, one accent for what matters most on a page. */
export const theme = createTheme({
  primaryColor: 'ember',
  primaryShade: { light: 7, dark: 5 },
  colors: { ember, gray: sand, dark: ink },
  white: '#FFFFFF',
  black: '#1B1D22',
  autoContrast: true,
  luminanceThreshold: 0.28,
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '18px' },
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: {
    fontWeight: '680',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.2' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  // Plain objects, because importing the components would load all of them with the first page.
  components: {
    Button: small,
    TextInput: small,
    PasswordInput: small,
    Textarea: small,
    Select: { defaultProps: { size: 'sm', allowDeselect: false, ...choosing } },
    MultiSelect: { defaultProps: choosing },
    TagsInput: {
      defaultProps: {
        filter,
        // Mantine adds what is typed, unless this prevents it.
        onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
          if (isEnter(event) && event.currentTarget.value.trim() === '') event.preventDefault()
        },
      },
    },
    NativeSelect: small,
    NumberInput: small,
    Switch: { defaultProps: { size: 'md' } },
    Anchor: { defaultProps: { inherit: true } },
    Text: { defaultProps: { inherit: true } },
    Skeleton: { defaultProps: { radius: 'sm' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        radius: 'md',
        position: 'bottom-end',
        // A menu may contain nothing but items.
        withInitialFocusPlaceholder: false,
      },
    },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        padding: 'lg',
        overlayProps: { backgroundOpacity: 0.45 },
      },
    },
  },
})

/** Mantine's variables in both schemes. The rest of the palette is in `theme.css`. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#FFFFFF',
    '--mantine-color-text': '#1F2126',
    '--mantine-color-dimmed': '#6B665E',
    '--mantine-color-placeholder': '#77726A',
    '--mantine-color-default-border': '#DCD5C9',
    '--mantine-color-default-hover': '#F7F3EC',
    '--mantine-color-error': '#B3261E',
    '--mantine-color-anchor': '#B52D0E',
    '--mantine-color-gray-text': '#45423D',
    '--mantine-color-gray-light-color': '#45423D',
  },
  dark: {
    '--mantine-color-body': '#1B1D22',
    '--mantine-color-text': '#ECEAE6',
    '--mantine-color-dimmed': '#A8A49C',
    '--mantine-color-placeholder': '#908D87',
    '--mantine-color-default': '#23262C',
    '--mantine-color-default-border': '#3A3E46',
    '--mantine-color-default-hover': '#2C2F36',
    '--mantine-color-error': '#FF8A80',
    '--mantine-color-anchor': '#FF8A6E',
    '--mantine-color-gray-text': '#C9C6C0',
    '--mantine-color-gray-light-color': '#C9C6C0',
  },
})

const storageKey = 'mantine-color-scheme-value'

/** Applies the chosen scheme before React, as our security policy forbids inline scripts. */
export function paintSchemeBeforeReact() {
  const chosen = localStorage.getItem(storageKey)
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light'
}
