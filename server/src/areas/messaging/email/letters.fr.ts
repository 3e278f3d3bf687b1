import { alertLetters } from './alert-letter.ts'
import { alerts } from './alerts.fr.ts'
import { momentIn } from './moment.ts'
import type { FactorChange, FrameWords, LetterWords } from './letter.ts'

const frame: FrameWords = {
  orOpen: 'Si le bouton ne fonctionne pas, ouvrez ce lien\u00A0:',
  sentBy: (product) => `Envoyé par ${product}. Cette boîte de réception n’est pas surveillée.`,
}

/** What changed about an account, and what that means. */
const factorChange: Readonly<
  Record<FactorChange, readonly [change: (account: string) => string, meaning: string]>
> = {
  'passkey-added': [
    (account) => `Une clé d’accès a été ajoutée à ${account}`,
    'Elle peut maintenant servir à se connecter.',
  ],
  'passkey-removed': [
    (account) => `Une clé d’accès a été retirée de ${account}`,
    'Elle ne peut plus servir à se connecter.',
  ],
  'phone-added': [
    (account) => `Une application d’authentification a été ajoutée à ${account}`,
    'Ses codes peuvent maintenant servir à se connecter.',
  ],
  'phone-removed': [
    (account) => `L’application d’authentification a été retirée de ${account}`,
    'Ses codes ne peuvent plus servir à se connecter.',
  ],
  'recovery-codes': [
    (account) => `De nouveaux codes de récupération ont été créés pour ${account}`,
    'Les codes précédents ne fonctionnent plus.',
  ],
  reset: [
    (account) => `L’authentification à deux facteurs a été retirée de ${account}`,
    'Un super-administrateur l’a retirée et a fermé toutes vos sessions. Tant que vous ne l’aurez pas configurée de nouveau, votre mot de passe suffira pour vous connecter.',
  ],
  'reset-at-server': [
    (account) => `L’authentification à deux facteurs a été retirée de ${account}`,
    'Une personne ayant accès au serveur l’a retirée et a créé un lien de réinitialisation du mot de passe. Tant que vous ne l’aurez pas configurée de nouveau, votre mot de passe suffira pour vous connecter.',
  ],
}

const letters: LetterWords = {
  'second-factor-changed': ({ what }, product) => {
    const [change, meaning] = factorChange[what]
    return {
      subject: change(`votre compte ${product}`),
      heading: change('votre compte'),
      paragraphs: [
        meaning,
        'Si vous ne vous attendiez pas à ce changement, changez votre mot de passe et prévenez immédiatement un super-administrateur.',
      ],
    }
  },
  test: (_letter, product) => ({
    subject: `Courriel de test de ${product}`,
    heading: 'Les courriels fonctionnent',
    paragraphs: [
      `Vous avez demandé ce test sur la page Système de ${product}.`,
      'Les invitations, les liens de réinitialisation du mot de passe et les alertes sont envoyés de la même façon.',
    ],
  }),
  ...alertLetters(alerts),
  invitation: ({ firstName, inviter, link }, product) => ({
    subject: inviter === '' ? `Invitation à ${product}` : `${inviter} vous invite à ${product}`,
    heading: `Bienvenue, ${firstName}`,
    paragraphs: [
      inviter === ''
        ? `Un compte ${product} a été créé pour vous.`
        : `${inviter} a créé un compte ${product} pour vous.`,
      'Choisissez un mot de passe pour commencer. Le lien expire dans trois jours et ne fonctionne qu’une fois.',
    ],
    button: { label: 'Choisir un mot de passe', link },
    notes: [
      'Toute personne qui a ce lien peut définir votre mot de passe. Ne le transmettez à personne.',
    ],
  }),
  reset: ({ firstName, link }, product) => ({
    subject: `Réinitialisez votre mot de passe ${product}`,
    heading: 'Réinitialisez votre mot de passe',
    paragraphs: [
      `Bonjour ${firstName}, nous avons reçu une demande de réinitialisation de votre mot de passe ${product}.`,
      'Le lien expire dans une heure et ne fonctionne qu’une fois. Le choix d’un nouveau mot de passe ferme vos autres sessions.',
    ],
    button: { label: 'Choisir un nouveau mot de passe', link },
    notes: [
      'Si vous n’avez rien demandé, vous pouvez ignorer ce courriel. Votre mot de passe ne changera pas.',
    ],
  }),
  'email-changed': ({ oldEmail, newEmail, at, address }, product) => ({
    subject: `L’adresse courriel de votre compte ${product} a été modifiée`,
    heading: 'Votre adresse courriel a été modifiée',
    paragraphs: [
      'Désormais, connectez-vous avec votre nouvelle adresse courriel.',
      'Si vous avez fait cette modification ou si vous vous y attendiez, vous pouvez ignorer ce courriel. Sinon, prévenez immédiatement un super-administrateur de votre franchise. Il peut rétablir votre ancienne adresse, fermer toutes vos sessions et définir un nouveau mot de passe. D’ici là, les liens de réinitialisation du mot de passe sont envoyés à la nouvelle adresse.',
    ],
    facts: [
      ['Ancienne adresse', oldEmail],
      ['Nouvelle adresse', newEmail],
      ['Date', momentIn('fr', at)],
      ...(address === null ? [] : [['Adresse IP', address] as const]),
    ],
  }),
  'password-changed': ({ email, at, address }, product) => ({
    subject: `Votre mot de passe ${product} a été modifié`,
    heading: 'Votre mot de passe a été modifié',
    paragraphs: [
      'Toutes les autres sessions ont été fermées.',
      'Si vous avez fait cette modification ou si vous vous y attendiez, vous pouvez ignorer ce courriel. Sinon, choisissez «\u00A0Mot de passe oublié\u00A0?\u00A0» sur la page de connexion pour en définir un nouveau, et prévenez immédiatement un super-administrateur de votre franchise.',
    ],
    facts: [
      ['Compte', email],
      ['Date', momentIn('fr', at)],
      ...(address === null ? [] : [['Adresse IP', address] as const]),
    ],
  }),
}

export const fr = { frame, letters }
