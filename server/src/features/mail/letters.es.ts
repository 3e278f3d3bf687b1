import { alertLetters } from './alert-letter.ts'
import { alerts } from './alerts.es.ts'
import type { FrameWords, LetterWords } from './letter.ts'

export const frame: FrameWords = {
  orOpen: 'Si el botón no funciona, abre esta dirección:',
  sentBy: (product) => `Enviado por ${product}. Nadie lee las respuestas a esta dirección.`,
}

export const letters: LetterWords = {
  test: (_letter, product) => ({
    subject: `Un correo de prueba de ${product}`,
    heading: 'El correo funciona',
    paragraphs: [
      `Esta es la prueba que pediste en la página Sistema de ${product}.`,
      'Las invitaciones, los enlaces para una contraseña nueva y las alertas te llegan igual.',
    ],
  }),
  ...alertLetters(alerts),
}
