import { formatTable } from '../../src/saves/format.ts'
import { begun } from '../../src/table/past/history.ts'
import { crowded } from './scene.ts'

process.stdout.write(formatTable(begun(crowded(Number(process.argv[2] ?? 200)))))
