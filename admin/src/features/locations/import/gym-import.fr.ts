import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { GymImportWords } from './gym-import.en.ts'

const plural = pluralIn('fr')

const gyms = (count: number) => plural(count, { one: '# club', other: '# clubs' })
const people = (count: number) => plural(count, { one: '# personne', other: '# personnes' })

const fr: GymImportWords = {
  title: 'Importer des clubs',
  why: 'Importez des clubs, avec dix écrans chacun, et les personnes qui les gèrent. Rien n’est enregistré tant que chaque ligne n’est pas valide.',
  locations: 'Clubs',
  dropWhy: (rows) =>
    `Jusqu’à ${rows} lignes : une par club, plus une pour chaque personne supplémentaire. Les noms de colonnes peuvent être en anglais, en espagnol ou en français. Dans la colonne Matériel, indiquez ce que le club possède, séparé par des virgules. Si elle est vide, le club a tout.`,
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
    email: 'Courriel',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    mailLanguage: 'Langue des courriels',
  },
  gyms,
  people,
  tabGyms: 'Clubs',
  tabPeople: 'Personnes',
  gym: 'Club',
  gymsOf: 'Clubs',
  becomes: 'Résultat',
  gymNew: 'Nouveau, avec dix écrans',
  there: 'Existe déjà',
  personNew: 'Recevra une invitation',
  personGiven: 'A déjà un compte ; obtiendra l’accès',
  personThere: 'A déjà un compte',
  nobody: 'Ce fichier ne contient aucune personne.',
  allOf: (first, count) => `${first} et ${String(count)} de plus`,
  import: (newGyms, newPeople) =>
    newGyms === 0
      ? plural(newPeople, { one: 'Ajouter # personne', other: 'Ajouter # personnes' })
      : newPeople === 0
        ? plural(newGyms, { one: 'Importer # club', other: 'Importer # clubs' })
        : `Importer ${gyms(newGyms)}, ajouter ${people(newPeople)}`,
  nothingNew: 'Tout ce que contient ce fichier existe déjà. Il n’y a rien à importer.',
  leftAsTheyAre: 'Les clubs existants ne changeront pas.',
  done: (count) => plural(count, { one: '# club importé', other: '# clubs importés' }),
  donePeople: (count) =>
    plural(count, { one: '# personne ajoutée', other: '# personnes ajoutées' }),
  doneWhy:
    'Chaque club a dix écrans. Il reste à les associer : entrez leurs codes sur place avec un téléphone.',
  invitedByMail: (count) =>
    plural(count, {
      one: 'Invitation envoyée par courriel à # personne.',
      other: 'Invitations envoyées par courriel à # personnes.',
    }),
  toLocations: 'Voir les clubs',
  setUp: (name) => `Configurer ${name}`,
  setUpTitle: 'Configurer les écrans',
  setUpWhy:
    'Sur la page de chaque club, entrez les codes de ses écrans et voyez lesquels sont en ligne.',
  linksTitle: 'Partager les liens d’invitation',
  linksWhy: (until) =>
    `Le courriel n’est pas configuré ; partagez vous-même son lien avec chaque personne. Les liens ne sont affichés que maintenant et expirent le ${until}.`,
  downloadLinks: 'Télécharger tous les liens (CSV)',
  linksFile: 'invitations.csv',
  link: 'Lien',
  person: 'Nom',
  leaveThem: 'Quitter quand même',
  lostTitle: 'Quitter sans télécharger les liens ?',
  lost: 'Les liens ne sont affichés que maintenant. Sans eux, vous devrez inviter de nouveau chaque personne sur sa page.',
  imported: (newGyms, newPeople) =>
    newGyms === 0
      ? `Ajout : ${people(newPeople)}`
      : newPeople === 0
        ? `Importation : ${gyms(newGyms)}`
        : `Importation : ${gyms(newGyms)} ; ajout : ${people(newPeople)}`,
  takeBack: 'Annuler l’importation',
  takeBackSure: 'Annuler cette importation ?',
  takeBackWhy:
    'Les clubs, les écrans et les personnes qu’elle a créés seront supprimés. Ce qui a changé depuis est conservé et indiqué ici.',
  takenBack: 'Importation annulée',
  takenBackPartly: (count) =>
    plural(count, {
      one: 'Importation annulée, sauf # élément en cours d’utilisation',
      other: 'Importation annulée, sauf # éléments en cours d’utilisation',
    }),
  gone: (gymsGone, peopleGone) => `Supprimés : ${gymsGone} et ${peopleGone}.`,
  leftTitle: 'Conservés',
  leftWhy: 'Pour supprimer aussi l’un de ces éléments, faites-le sur sa page.',
  leftGym: {
    changed: 'le club, ses écrans ou son minuteur ont changé depuis',
    'has-people': 'quelqu’un y a maintenant accès',
  },
  leftPerson: {
    changed: 'son compte a changé depuis',
    'came-in': 'a déjà choisi son mot de passe',
    'gym-stays': 'un de ses clubs a été conservé',
  },
}
export default fr
