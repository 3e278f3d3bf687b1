import type { SecondFactorWords } from './second-factor.en.ts'

const fr: SecondFactorWords = {
  title: 'Second facteur',
  why: 'Qui doit montrer une clé d’accès ou un code de son téléphone en plus de son mot de passe. Tout le monde peut en avoir un.',
  what: 'les rôles qui ont besoin d’un second facteur',
  hints: {
    location: 'Les personnes des salles, qui partagent souvent un ordinateur.',
    admin: 'Les personnes du siège qui planifient les entraînements et s’occupent des salles.',
    'super-admin': 'Vous et quiconque peut tout faire.',
    'api-access':
      'Les programmes qui se connectent avec un mot de passe ne pourraient plus rien faire. Les clés d’API continuent comme avant.',
  },
  sureOn: (role) => `Exiger un second facteur du rôle ${role} ?`,
  onDetail:
    'Qui n’en a pas ne pourra rien faire d’autre que d’en configurer un, dès cet instant, même là où la personne est déjà connectée.',
  ownDetail:
    'Vous n’en avez pas vous-même : vous serez aussitôt amené à en configurer un. Assurez-vous d’avoir votre téléphone ou une clé d’accès sous la main.',
  turnOn: 'L’exiger',
  turnedOn: (role) => `Le rôle ${role} doit maintenant avoir un second facteur.`,
  turnedOff: (role) => `Le rôle ${role} n’a plus besoin d’un second facteur.`,
}

export default fr
