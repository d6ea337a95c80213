import { linkProgram } from './gl-program.ts';
import { SHIP_CLASSES } from './ship-classes.ts';
import { INSTANCE_FLOATS, type VisibleShips } from './visible-ships.ts';

/**
 * North is up. A hull of a bow and a stern for a ship under way, a diamond for one that is stopped, a square for one of unknown direction: forms that
 * differ without colours. Each is a square of two triangles in which the fragment shader draws the form with smooth edges.
 */
const VERTEX = `#version 300 es
precision highp float;
uniform mat4 u_matrix;
uniform vec2 u_pixel;
uniform float u_size;
uniform float u_world;
uniform vec3 u_colours[${SHIP_CLASSES.length}];
in vec2 a_corner;
in vec2 a_position;
in vec4 a_ship;
out vec2 v_at;
out vec4 v_colour;
flat out int v_state;
void main() {
  v_state = int(a_ship.z + 0.5);
  float angle = v_state == 0 ? a_ship.x : 0.0;
  float s = sin(angle), c = cos(angle);
  vec2 turned = mat2(c, -s, s, c) * a_corner;
  vec4 centre = u_matrix * vec4(a_position.x + u_world, a_position.y, 0.0, 1.0);
  gl_Position = centre + vec4(turned * u_size * u_pixel * centre.w, 0.0, 0.0);
  v_at = a_corner;
  v_colour = vec4(u_colours[int(a_ship.y + 0.5)], a_ship.w);
}`;

const FRAGMENT = `#version 300 es
precision highp float;
uniform vec3 u_outline;
uniform float u_size;
in vec2 v_at;
in vec4 v_colour;
flat in int v_state;
out vec4 colour;
float hull(vec2 p) {
  vec2 q = vec2(abs(p.x), p.y);
  float bow = dot(q - vec2(0.0, 0.95), normalize(vec2(1.0, 0.42)));
  float stern = dot(q - vec2(0.0, -0.45), normalize(vec2(-0.45, -1.0)));
  return max(bow, max(stern, q.x - 0.62));
}
void main() {
  float distance = v_state == 0 ? hull(v_at)
    : v_state == 1 ? (abs(v_at.x) + abs(v_at.y)) * 0.7071 - 0.5
    : max(abs(v_at.x), abs(v_at.y)) - 0.45;
  float pixel = 1.0 / u_size;
  float inside = 1.0 - smoothstep(-0.5 * pixel, 0.5 * pixel, distance);
  float body = 1.0 - smoothstep(-1.7 * pixel, -0.7 * pixel, distance);
  float alpha = inside * v_colour.a;
  colour = vec4(mix(u_outline, v_colour.rgb, body) * alpha, alpha);
}`;

const CORNERS = new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]);

export interface ShipUniforms {
  /** From coordinates relative to the origin of the ships to clip space. */
  readonly matrix: Float32Array;
  /** Half of a symbol in pixels of the device, and the size of the canvas in those. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** The copies of the world to draw, by their number. */
  readonly worlds: readonly number[];
  readonly colours: Float32Array;
  readonly outline: readonly [number, number, number];
}

/** The WebGL program that draws ships, with its buffers. */
export class ShipProgram {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #array: WebGLVertexArrayObject;
  readonly #instances: WebGLBuffer;
  readonly #corners: WebGLBuffer;
  #capacity = 0;
  #count = 0;

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#program = linkProgram(gl, VERTEX, FRAGMENT);
    this.#array = gl.createVertexArray();
    this.#corners = gl.createBuffer();
    this.#instances = gl.createBuffer();
    gl.bindVertexArray(this.#array);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#corners);
    gl.bufferData(gl.ARRAY_BUFFER, CORNERS, gl.STATIC_DRAW);
    this.#attribute('a_corner', 2, 0, 0, 0);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#instances);
    const stride = INSTANCE_FLOATS * Float32Array.BYTES_PER_ELEMENT;
    this.#attribute('a_position', 2, stride, 0, 1);
    this.#attribute('a_ship', 4, stride, 2 * Float32Array.BYTES_PER_ELEMENT, 1);
    gl.bindVertexArray(null);
  }

  upload({ instances, count }: VisibleShips): void {
    const gl = this.#gl;
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#instances);
    if (instances.length !== this.#capacity) {
      gl.bufferData(gl.ARRAY_BUFFER, instances.byteLength, gl.DYNAMIC_DRAW);
      this.#capacity = instances.length;
    }
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, instances, 0, count * INSTANCE_FLOATS);
    this.#count = count;
  }

  draw(uniforms: ShipUniforms): void {
    const gl = this.#gl;
    const at = (name: string): WebGLUniformLocation | null =>
      gl.getUniformLocation(this.#program, name);
    gl.useProgram(this.#program);
    gl.bindVertexArray(this.#array);
    gl.disable(gl.DEPTH_TEST);
    gl.disable(gl.STENCIL_TEST);
    gl.uniformMatrix4fv(at('u_matrix'), false, uniforms.matrix);
    gl.uniform2f(at('u_pixel'), 2 / uniforms.width, 2 / uniforms.height);
    gl.uniform1f(at('u_size'), uniforms.size);
    gl.uniform3fv(at('u_colours'), uniforms.colours);
    gl.uniform3f(at('u_outline'), ...uniforms.outline);
    for (const world of uniforms.worlds) {
      gl.uniform1f(at('u_world'), world);
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, this.#count);
    }
    gl.bindVertexArray(null);
  }

  delete(): void {
    const gl = this.#gl;
    gl.deleteVertexArray(this.#array);
    gl.deleteBuffer(this.#corners);
    gl.deleteBuffer(this.#instances);
    gl.deleteProgram(this.#program);
  }

  #attribute(name: string, size: number, stride: number, offset: number, divisor: number): void {
    const gl = this.#gl;
    const index = gl.getAttribLocation(this.#program, name);
    gl.enableVertexAttribArray(index);
    gl.vertexAttribPointer(index, size, gl.FLOAT, false, stride, offset);
    gl.vertexAttribDivisor(index, divisor);
  }
}
