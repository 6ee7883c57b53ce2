import type { Tool } from '../desk/desk.ts'
import type { Finger } from './finger.ts'
import type { Gesture } from './gesture.ts'
import type { Hands } from './hands.ts'
import { pan } from './pan.ts'
import { arcTool, deviationTool, sightTool, sprayTool } from './tools/aim-tool.ts'
import { blastTool } from './tools/blast-tool.ts'
import { measureTool } from './tools/measure-tool.ts'
import { procedureTool } from './tools/procedure-tool.ts'
import { addTool, selectTool } from './tools/select-tool.ts'
import { shoveTool } from './tools/shove-tool.ts'
import { terrainTool } from './tools/terrain-tool.ts'

type ToolGesture = (hands: Hands, idle: Gesture, finger: Finger) => Gesture

const tools: Readonly<Record<Tool, ToolGesture>> = {
  select: selectTool,
  measure: measureTool,
  spray: sprayTool,
  blast: blastTool,
  deviation: deviationTool,
  arc: arcTool,
  sight: sightTool,
  shove: shoveTool,
  procedure: procedureTool,
  terrain: terrainTool,
  add: addTool,
}

/** No finger is down; the next one does what the tool in hand does, or pans where it asks for that. */
export function idle(hands: Hands): Gesture {
  const self: Gesture = {
    down(finger) {
      if (finger.panning) return pan(hands, self, finger)
      return tools[hands.desk.getState().tool](hands, self, finger)
    },
    move: () => self,
    up: () => self,
    cancel() {},
  }
  return self
}
