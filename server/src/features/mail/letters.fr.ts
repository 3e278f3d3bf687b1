import { alertLetters } from './alert-letter.ts'
import { alerts } from './alerts.fr.ts'
import type { FrameWords, LetterWords } from './letter.ts'

export const frame: FrameWords = {
  orOpen: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  sentBy: (product) => `Envoyé par ${product}. Personne ne lit les réponses à cette adresse.`,
}

export const letters: LetterWords = {
  test: (_letter, product) => ({
    subject: `Un e-mail de test de ${product}`,
    heading: 'Les e-mails fonctionnent',
    paragraphs: [
      `Voici le test que vous avez demandé sur la page Système de ${product}.`,
      'Les invitations, les liens pour un nouveau mot de passe et les alertes vous parviennent de la même façon.',
    ],
  }),
  ...alertLetters(alerts),
}
