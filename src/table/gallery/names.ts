import type { Told } from './ready.ts'

/** Who stands on the ready tables: names of our own, no publisher's. */
export const hunter: Told = { en: 'Hunter', ru: 'Охотник' }
export const hunters: Told = { en: 'Hunters', ru: 'Охотники' }
export const shield: Told = { en: 'Shield', ru: 'Щитник' }
export const shields: Told = { en: 'Shield line', ru: 'Строй щитов' }
export const lancer: Told = { en: 'Lancer', ru: 'Пикинёр' }
export const lancers: Told = { en: 'Lancers', ru: 'Пикинёры' }
export const rider: Told = { en: 'Outrider', ru: 'Разведчик' }
export const riders: Told = { en: 'Outriders', ru: 'Разведчики' }
export const gunner: Told = { en: 'Gunner', ru: 'Стрелок' }
export const bombard: Told = { en: 'Bombard', ru: 'Бомбарда' }
export const mortar: Told = { en: 'Mortar', ru: 'Мортира' }
export const drake: Told = { en: 'Drake', ru: 'Дракон' }
export const hound: Told = { en: 'Hound', ru: 'Гончая' }
export const warden: Told = { en: 'Warden', ru: 'Страж' }
export const blade: Told = { en: 'Blade', ru: 'Клинок' }
export const squire: Told = { en: 'Squire', ru: 'Оруженосец' }
export const squad: Told = { en: 'Squad', ru: 'Отделение' }
export const trooper: Told = { en: 'Trooper', ru: 'Пехотинец' }
export const rocketeer: Told = { en: 'Rocketeer', ru: 'Ракетчик' }
export const brawler: Told = { en: 'Brawler', ru: 'Громила' }
export const mob: Told = { en: 'Mob', ru: 'Ватага' }
export const spearman: Told = { en: 'Spearman', ru: 'Копейщик' }
export const spearmen: Told = { en: 'Spearmen', ru: 'Копейщики' }
export const first: Told = { en: 'First', ru: 'Первый' }
export const captain: Told = { en: 'Captain', ru: 'Капитан' }
