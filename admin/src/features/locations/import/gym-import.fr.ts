import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { GymImportWords } from './gym-import.en.ts'

const plural = pluralIn('fr')

const gyms = (count: number) => plural(count, { one: '# salle', other: '# salles' })
const people = (count: number) => plural(count, { one: '# personne', other: '# personnes' })

const fr: GymImportWords = {
  title: 'Importer des salles',
  why: 'Des salles avec leurs dix écrans, et les personnes qui s’en occupent. Rien n’est écrit avant que chaque ligne soit correcte. Toutes les lignes ou aucune.',
  locations: 'Salles',
  dropWhy: (rows) =>
    `Jusqu’à ${rows} lignes : une par salle, et une de plus pour chaque autre personne. Les colonnes se reconnaissent à leur nom, en anglais, en espagnol ou en français. Sous Matériel figure ce que la salle a, séparé par des virgules ; rien : tout.`,
  columns: {
    locationIdentifier: 'Numéro',
    name: 'Nom',
    country: 'Pays',
    timeZone: 'Fuseau horaire',
    language: 'Langue',
    vtsEnabled: 'Minuteur',
    androidOs: 'Boîtiers Android',
    is365: '24/365',
    lrVideo: 'Vidéos du vestiaire',
    equipment: 'Matériel',
    openingHours: 'Horaires',
    sunday: 'Dimanche',
    monday: 'Lundi',
    tuesday: 'Mardi',
    wednesday: 'Mercredi',
    thursday: 'Jeudi',
    friday: 'Vendredi',
    saturday: 'Samedi',
    email: 'E-mail',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    mailLanguage: 'E-mails en',
  },
  gyms,
  people,
  tabGyms: 'Salles',
  tabPeople: 'Personnes',
  gym: 'Salle',
  gymsOf: 'Salles',
  becomes: 'Ce qu’elle devient',
  gymNew: 'Nouvelle, avec dix écrans',
  there: 'Existe déjà',
  personNew: 'Reçoit une invitation',
  personGiven: 'A un compte ; reçoit les salles',
  personThere: 'A un compte',
  nobody: 'Ce fichier ne nomme personne.',
  allOf: (first, count) => `${first} et ${String(count)} de plus`,
  import: (newGyms, newPeople) =>
    newGyms === 0
      ? plural(newPeople, { one: 'Ajouter # personne', other: 'Ajouter # personnes' })
      : newPeople === 0
        ? plural(newGyms, { one: 'Importer # salle', other: 'Importer # salles' })
        : `Importer ${gyms(newGyms)}, ajouter ${people(newPeople)}`,
  nothingNew: 'Tout ce que contient ce fichier existe déjà. Il ne reste rien à importer.',
  leftAsTheyAre: 'Les salles qui existent déjà restent telles quelles.',
  done: (count) => plural(count, { one: '# salle est prête', other: '# salles sont prêtes' }),
  donePeople: (count) =>
    plural(count, { one: '# personne a été ajoutée', other: '# personnes ont été ajoutées' }),
  doneWhy: 'Chacune a ses dix écrans. Restent leurs codes : dans chaque salle, avec un téléphone.',
  invitedByMail: (count) =>
    plural(count, {
      one: '# personne reçoit une invitation par e-mail.',
      other: '# personnes reçoivent une invitation par e-mail.',
    }),
  toLocations: 'Voir les salles',
  setUp: (name) => `Préparer ${name}`,
  setUpTitle: 'Leurs écrans',
  setUpWhy: 'Sur la page d’une salle, ses codes sont saisis et ses écrans répondent.',
  linksTitle: 'Liens à remettre',
  linksWhy: (until) =>
    `Aucun e-mail n’est envoyé ici : remettez son lien à chaque personne. Les liens ne sont affichés que maintenant et valent jusqu’au ${until}.`,
  downloadLinks: 'Télécharger tous les liens (CSV)',
  linksFile: 'invitations.csv',
  link: 'Lien',
  person: 'Nom',
  leaveThem: 'Quitter sans eux',
  lostTitle: 'Les liens ne sont pas téléchargés',
  lost: 'Ils ne sont affichés que maintenant. Sans eux, il faudra inviter de nouveau chaque personne depuis sa page.',
  imported: (newGyms, newPeople) =>
    newGyms === 0
      ? `Ajout : ${people(newPeople)}`
      : newPeople === 0
        ? `Import : ${gyms(newGyms)}`
        : `Import : ${gyms(newGyms)} ; ajout : ${people(newPeople)}`,
  takeBack: 'Annuler l’import',
  takeBackSure: 'Annuler cet import ?',
  takeBackWhy:
    'Les salles, les écrans et les personnes qu’il a créés sont supprimés. Ce que quelqu’un a modifié depuis est laissé et indiqué ici.',
  takenBack: 'L’import a été annulé',
  takenBackPartly: (count) =>
    plural(count, {
      one: 'L’import a été annulé, sauf # élément en service',
      other: 'L’import a été annulé, sauf # éléments en service',
    }),
  gone: (gymsGone, peopleGone) => `Supprimé : ${gymsGone}, ${peopleGone}.`,
  leftTitle: 'Laissés tels quels',
  leftWhy: 'Ce qui doit partir aussi se supprime sur sa page.',
  leftGym: {
    changed: 'elle, ses écrans ou son minuteur ont été modifiés depuis',
    'has-people': 'quelqu’un s’en occupe déjà',
  },
  leftPerson: {
    changed: 'quelqu’un a modifié son compte depuis',
    'came-in': 'a déjà choisi son mot de passe',
    'gym-stays': 'une de ses salles est laissée',
  },
}
export default fr
