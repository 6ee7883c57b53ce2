// npm start: installs what is missing, builds, serves and prints the address. `-- --lan` serves the local network too.
import { networkInterfaces } from 'node:os'
import { local, ready, root, run, stop } from './ready.mjs'

const args = process.argv.slice(2)
const unknown = args.find((arg) => arg !== '--lan' && !/^--port=\d+$/.test(arg))
if (unknown) stop(`npm start knows --lan and --port=NUMBER, not ${unknown}.`)
const lan = args.includes('--lan')
const port = Number(args.find((arg) => arg.startsWith('--port='))?.slice(7) ?? 4180)

ready()
if (run(local('vite'), ['build', '--logLevel', 'warn']) !== 0)
  stop('The program could not be built; the lines above say why.')

const { preview } = await import('vite')
const server = await preview({ root, preview: { port, host: lan ? '0.0.0.0' : '127.0.0.1', strictPort: false } })
const address = server.httpServer.address()
const at = typeof address === 'object' && address ? address.port : port
console.log(`\nEdgewise is ready: http://127.0.0.1:${at}/`)
if (lan) {
  const others = Object.values(networkInterfaces())
    .flat()
    .filter((net) => net && net.family === 'IPv4' && !net.internal)
  if (others.length === 0) console.log('No local network was found: only this machine can open it.')
  for (const net of others) console.log(`On other devices in this network: http://${net.address}:${at}/`)
}
console.log('Stop it with Ctrl+C.')
