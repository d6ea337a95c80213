import { linkProgram } from './gl-program.ts';
import { SHIP_CLASSES } from './ship-classes.ts';
import { SEGMENT_FLOATS } from './trails.ts';

/** Each segment is a rectangle along its part of the period, so that the trail ends where the ship is. */
const VERTEX = `#version 300 es
precision highp float;
uniform mat4 u_matrix;
uniform vec2 u_size;
uniform float u_half;
uniform vec2 u_period;
uniform vec3 u_colours[${SHIP_CLASSES.length}];
in vec2 a_corner;
in vec3 a_from;
in vec3 a_to;
in float a_class;
out vec4 v_colour;
void main() {
  float begin = max(a_from.z, u_period.x), end = min(a_to.z, u_period.y);
  if (end <= begin) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  float span = a_to.z - a_from.z;
  vec2 first = mix(a_from.xy, a_to.xy, (begin - a_from.z) / span);
  vec2 last = mix(a_from.xy, a_to.xy, (end - a_from.z) / span);
  vec4 one = u_matrix * vec4(first, 0.0, 1.0);
  vec4 other = u_matrix * vec4(last, 0.0, 1.0);
  vec2 along = (other.xy / other.w - one.xy / one.w) * u_size;
  float size = length(along);
  vec2 unit = size > 0.0 ? along / size : vec2(1.0, 0.0);
  vec2 across = vec2(-unit.y, unit.x) * a_corner.y;
  vec4 at = a_corner.x < 0.0 ? one : other;
  gl_Position = at + vec4((across + unit * a_corner.x * 0.5) * u_half * 2.0 / u_size * at.w, 0.0, 0.0);
  float age = (u_period.y - (a_corner.x < 0.0 ? begin : end)) / (u_period.y - u_period.x);
  v_colour = vec4(u_colours[int(a_class + 0.5)], mix(0.8, 0.08, age));
}`;

const FRAGMENT = `#version 300 es
precision highp float;
in vec4 v_colour;
out vec4 colour;
void main() {
  colour = vec4(v_colour.rgb * v_colour.a, v_colour.a);
}`;

const CORNERS = new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]);

interface TrailUniforms {
  /** From coordinates relative to the origin of the trails to clip space, for each copy of the world. */
  readonly matrices: readonly Float32Array[];
  /** In pixels of the device, as the size of the canvas. */
  readonly halfWidth: number;
  readonly width: number;
  readonly height: number;
  readonly beginSeconds: number;
  readonly endSeconds: number;
  readonly colours: Float32Array;
  /** The first segment to draw, and the one after the last. */
  readonly segments: readonly [from: number, to: number];
}

/** The WebGL program that draws trails, with its buffers. */
export class TrailProgram {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #array: WebGLVertexArrayObject;
  readonly #instances: WebGLBuffer;
  readonly #corners: WebGLBuffer;

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
    gl.bindVertexArray(null);
  }

  upload(instances: Float32Array): void {
    const gl = this.#gl;
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#instances);
    gl.bufferData(gl.ARRAY_BUFFER, instances, gl.STATIC_DRAW);
  }

  draw(uniforms: TrailUniforms): void {
    const gl = this.#gl;
    const [from, to] = uniforms.segments;
    if (to <= from) return;
    const at = (name: string): WebGLUniformLocation | null =>
      gl.getUniformLocation(this.#program, name);
    gl.useProgram(this.#program);
    gl.bindVertexArray(this.#array);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#instances);
    const bytes = Float32Array.BYTES_PER_ELEMENT;
    const stride = SEGMENT_FLOATS * bytes;
    this.#attribute('a_from', 3, stride, from * stride, 1);
    this.#attribute('a_to', 3, stride, from * stride + 3 * bytes, 1);
    this.#attribute('a_class', 1, stride, from * stride + 6 * bytes, 1);
    gl.disable(gl.DEPTH_TEST);
    gl.disable(gl.STENCIL_TEST);
    gl.uniform2f(at('u_size'), uniforms.width, uniforms.height);
    gl.uniform1f(at('u_half'), uniforms.halfWidth);
    gl.uniform2f(at('u_period'), uniforms.beginSeconds, uniforms.endSeconds);
    gl.uniform3fv(at('u_colours'), uniforms.colours);
    for (const matrix of uniforms.matrices) {
      gl.uniformMatrix4fv(at('u_matrix'), false, matrix);
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, to - from);
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
