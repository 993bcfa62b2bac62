/** Computers, programs and manuals. */
export const COMPUTING_TERMS = `
software | 软件, 程序
install | 安装
installer | 安装程序, 安装器
remove | 删除, 卸载
update | 更新, 升级
password | 密码, 口令
user | 用户, 使用者
username | 用户名, 登录
administrator | 管理员
file | 文件
directory | 目录, 文件夹
configuration | 配置, 设置
configuration files | 配置文件
default | 默认, 缺省
standard | 标准
version | 版本, 发行版
package | 软件包, 包
package name | 软件包名, 软件包名称, 包名
maintainer | 维护者, 维护
developer | 开发者, 开发人员
source code | 源代码, 源码
library | 库
memory | 内存
disk | 磁盘, 硬盘
free space | 磁盘空间, 可用空间
partition | 分区
file system | 文件系统
computer | 计算机, 电脑, 机器
server | 服务器
web servers | 网络服务器, Web 服务器
network | 网络
internet | 互联网, 因特网
port | 端口
address | 地址
range | 范围
private | 私有
email | 电子邮件, 邮件
mailing list | 邮件列表
phone | 电话
error | 错误
bug | 缺陷, 漏洞, bug
report | 报告
fix | 修复, 修正, 修理
security | 安全
certificate | 证书
encryption | 加密
backup | 备份
save | 保存, 存储
open | 打开
close | 关闭
print | 打印
command | 命令
option | 选项
key | 键, 密钥
keyboard | 键盘
mouse | 鼠标
window | 窗口
menu | 菜单
screen | 屏幕
image | 映像, 图像, 图片
text | 文本, 字符
database | 数据库
data | 数据
format | 格式
import | 导入, 导出
download | 下载
boot | 启动, 引导, 开始
kernel | 内核
operating system | 操作系统
hardware | 硬件, 设备
architecture | 架构, 体系结构
distribution | 发行版
project | 项目, 计划
schedule | 计划, 任务
cancel | 取消
locale | 区域设置, locale
documentation | 文档, 手册, 指南
`;
