import { alertLetters } from './alert-letter.ts'
import { alerts } from './alerts.fr.ts'
import { momentIn } from './moment.ts'
import type { FactorChange, FrameWords, LetterWords } from './letter.ts'

const frame: FrameWords = {
  orOpen: 'Si le bouton ne fonctionne pas, ouvrez cette adresse\u00A0:',
  sentBy: (product) => `Envoyé par ${product}. Personne ne lit les réponses à cette adresse.`,
}

const factorChange: Readonly<Record<FactorChange, string>> = {
  'passkey-added': 'Une clé d’accès a été ajoutée à votre compte.',
  'passkey-removed': 'Une clé d’accès a été retirée de votre compte.',
  'phone-added': 'Une application de codes a été configurée pour votre compte.',
  'phone-removed': 'L’application de codes de votre compte a été retirée.',
  'recovery-codes':
    'De nouveaux codes de secours ont été créés pour votre compte. Les précédents ne fonctionnent plus.',
  reset:
    'Un super-administrateur a retiré tous les seconds facteurs de votre compte et fermé vos sessions. Votre mot de passe suffit pour entrer jusqu’à ce que vous en configuriez un nouveau.',
  'reset-at-server':
    'Quelqu’un qui a accès au serveur a retiré tous les seconds facteurs de votre compte et créé un lien pour un nouveau mot de passe. Jusqu’à ce que vous en configuriez un nouveau, le mot de passe suffit pour entrer.',
}

const letters: LetterWords = {
  'second-factor-changed': ({ what }, product) => ({
    subject: `Le second facteur de votre compte ${product} a changé`,
    heading: 'Votre second facteur a changé',
    paragraphs: [
      factorChange[what],
      'Si ce n’était pas vous, prévenez aussitôt un super-administrateur et changez votre mot de passe.',
    ],
  }),
  test: (_letter, product) => ({
    subject: `Un e-mail de test de ${product}`,
    heading: 'Les e-mails fonctionnent',
    paragraphs: [
      `Voici le test que vous avez demandé sur la page Système de ${product}.`,
      'Les invitations, les liens pour un nouveau mot de passe et les alertes vous parviennent de la même façon.',
    ],
  }),
  ...alertLetters(alerts),
  invitation: ({ firstName, inviter, link }, product) => ({
    subject: `Votre invitation à ${product}`,
    heading: `Bienvenue, ${firstName}`,
    paragraphs: [
      inviter === ''
        ? `Un compte de ${product} vous attend.`
        : `${inviter} vous a créé un compte de ${product}.`,
      'Choisissez votre mot de passe et vous y êtes. Le lien vaut trois jours et une seule fois.',
    ],
    button: { label: 'Choisir votre mot de passe', link },
    notes: ['Qui possède ce lien peut choisir le mot de passe\u00A0: ne le transmettez pas.'],
  }),
  reset: ({ firstName, link }, product) => ({
    subject: `Un autre mot de passe pour ${product}`,
    heading: `Bonjour ${firstName}`,
    paragraphs: [
      `Quelqu’un, vous sans doute, a demandé un autre mot de passe pour votre compte de ${product}.`,
      'Le lien vaut une heure et une seule fois. Vos sessions prennent fin partout quand il sert.',
    ],
    button: { label: 'Choisir un autre mot de passe', link },
    notes: [
      'Si ce n’était pas vous, il n’y a rien à faire\u00A0: votre mot de passe reste le même.',
    ],
  }),
  'email-changed': ({ oldEmail, newEmail, at, address }, product) => ({
    subject: `L’adresse e-mail de votre compte ${product} a été modifiée`,
    heading: 'Votre adresse e-mail a été modifiée',
    paragraphs: [
      `L’adresse e-mail de votre compte ${product} a été modifiée. Connectez-vous désormais avec la nouvelle adresse.`,
      'Si vous avez fait cette modification ou si vous vous y attendiez, vous pouvez ignorer cet e-mail. Sinon, prévenez immédiatement un super-administrateur de votre franchise\u00A0: il peut rétablir l’ancienne adresse, fermer toutes les sessions et définir un nouveau mot de passe. En attendant, les liens de réinitialisation du mot de passe sont envoyés à la nouvelle adresse.',
    ],
    facts: [
      ['Ancienne adresse', oldEmail],
      ['Nouvelle adresse', newEmail],
      ['Quand', momentIn('fr', at)],
      ...(address === null ? [] : [['Depuis', address] as const]),
    ],
  }),
  'password-changed': ({ email, at, address }, product) => ({
    subject: `Votre mot de passe de ${product} a été changé`,
    heading: 'Votre mot de passe a été changé',
    paragraphs: [
      `Votre compte de ${product} a un nouveau mot de passe. Les sessions ouvertes avec l’ancien ont pris fin.`,
      'Si vous êtes au courant, il n’y a rien à faire. Sinon, demandez-en un autre maintenant sous «\u00A0Mot de passe oublié\u00A0?\u00A0» et prévenez la personne qui gère les utilisateurs de votre franchise.',
    ],
    facts: [
      ['Compte', email],
      ['Quand', momentIn('fr', at)],
      ...(address === null ? [] : [['Depuis', address] as const]),
    ],
  }),
}

export const fr = { frame, letters }
