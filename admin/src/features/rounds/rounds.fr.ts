import type { RoundWords } from './rounds.en.ts'

const fr: RoundWords = {
  rounds: 'Rounds',
  subject: 'rounds',
  thing: 'round',
  description: 'Neuf rounds par jour. Choisissez-en un pour planifier ses entraînements.',
  none: 'Aucun round trouvé',
  view: 'Voir',
  viewRound: (name) => `Voir ${name}`,
  edit: (name) => `Modifier ${name}`,
  round: (number) => `Round ${String(number)}`,
  name: 'Nom',
  image: 'Image',
  imageHint: 'Un lien commençant par https:// ou /media/. Affichée en haut de l’écran.',
  imageProblem: 'Un problème est survenu au chargement de l’image. Veuillez actualiser l’écran.',
  flexibility: 'Souplesse',
  flexibilityWhy: 'Les écrans du round 10 affichent cette vidéo toute la journée.',
  video: 'Lien de la vidéo',
  lrVideo: 'Lien de la vidéo du vestiaire',
  updated: (name) => `Round modifié : ${name}`,
}

export default fr
