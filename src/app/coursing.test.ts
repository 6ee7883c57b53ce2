import { describe, expect, it, vi } from 'vitest'
import { createCourse, nothingFollowed } from '../desk/course.ts'
import { createDesk } from '../desk/desk.ts'
import { createTableStore } from '../table/store.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { startCoursing } from './coursing.ts'

describe('a procedure that is taken up', () => {
  it('is told of once its words have come, though nothing is in hand yet', async () => {
    const table = createTableStore(tableOf([figure('a', 10, 10)], {}, 'hordes'))
    const [desk, course] = [createDesk(), createCourse()]
    const told = vi.fn()
    course.subscribe(told)
    startCoursing(table, desk, course)
    expect(told).not.toHaveBeenCalled()
    desk.setState({ tool: 'procedure' })
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 5000 })
    expect(course.getState()).toEqual(nothingFollowed)
  })
})
