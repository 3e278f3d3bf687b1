import { useCallback } from 'react'
import { useLocale, type Locale } from '../i18n/locale.tsx'

// The contract's own sentences, said in the reader's language; an unknown one stays as it is.
const said: Record<Exclude<Locale, 'en'>, Readonly<Record<string, string>>> = {
  es: {
    'Please fill this in.': 'Rellene este campo.',
    'One line only.': 'Una sola línea.',
    'Control characters are not allowed.': 'No se permiten caracteres de control.',
    'A date such as 2026-11-21.': 'Una fecha, por ejemplo 2026-11-21.',
    'Please enter a valid end date.': 'Introduzca una fecha de fin válida.',
    'An e-mail address such as coach@example.com.': 'Un correo, por ejemplo coach@example.com.',
    'At least 12 characters.': 'Al menos 12 caracteres.',
    'Please enter your password.': 'Introduzca su contraseña.',
    'A round from 1 to 10.': 'Un round del 1 al 10.',
    'An address with http:// or https://, or /media/….':
      'Una dirección con http:// o https://, o /media/….',
    'Franchise prefix, optional country code, 4 or more digits: RB-1024 or RB-CA-1024.':
      'Prefijo de la franquicia, código de país opcional y 4 dígitos o más: RB-1024 o RB-CA-1024.',
    'A version such as 21.12.22 or 21.12.22-001.':
      'Una versión, por ejemplo 21.12.22 o 21.12.22-001.',
    'A date such as 01/01/2031.': 'Una fecha, por ejemplo 01/01/2031.',
  },
  fr: {
    'Please fill this in.': 'Veuillez remplir ce champ.',
    'One line only.': 'Une seule ligne.',
    'Control characters are not allowed.': 'Les caractères de contrôle ne sont pas autorisés.',
    'A date such as 2026-11-21.': 'Une date, par exemple 2026-11-21.',
    'Please enter a valid end date.': 'Veuillez saisir une date de fin valable.',
    'An e-mail address such as coach@example.com.': 'Un e-mail, par exemple coach@example.com.',
    'At least 12 characters.': 'Au moins 12 caractères.',
    'Please enter your password.': 'Veuillez saisir votre mot de passe.',
    'A round from 1 to 10.': 'Un round de 1 à 10.',
    'An address with http:// or https://, or /media/….':
      'Une adresse en http:// ou https://, ou /media/….',
    'Franchise prefix, optional country code, 4 or more digits: RB-1024 or RB-CA-1024.':
      'Préfixe de la franchise, code de pays facultatif, 4 chiffres ou plus : RB-1024 ou RB-CA-1024.',
    'A version such as 21.12.22 or 21.12.22-001.':
      'Une version, par exemple 21.12.22 ou 21.12.22-001.',
    'A date such as 01/01/2031.': 'Une date, par exemple 01/01/2031.',
  },
}

const atMost = /^At most (\d+) characters\.$/
const atMostIn = {
  es: (count: string) => `${count} caracteres como máximo.`,
  fr: (count: string) => `${count} caractères au maximum.`,
}

/** Says a validation message in the reader's language. */
export function useIssueWords() {
  const { locale } = useLocale()
  return useCallback(
    (message: string | undefined): string | undefined => {
      if (message === undefined || locale === 'en') return message
      const count = atMost.exec(message)?.[1]
      if (count !== undefined) return atMostIn[locale](count)
      return said[locale][message] ?? message
    },
    [locale],
  )
}
