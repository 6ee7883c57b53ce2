import { type Base, rectangularBase } from '../../rules/base.ts'

/** Foot, large foot, cavalry, monsters and chariots: width along the front by depth. */
export const bases: readonly Base[] = [
  rectangularBase(20),
  rectangularBase(25),
  rectangularBase(25, 50),
  rectangularBase(40),
  rectangularBase(50),
  rectangularBase(50, 100),
  rectangularBase(100, 150),
]
